import type { ServiceContent } from '../types.js';
import { bathroomElectrical } from './bathroom-electrical.js';
import { commercialElectrical } from './commercial-electrical.js';
import { consumerUnitUpgrades } from './consumer-unit-upgrades.js';
import { dataCabling } from './data-cabling.js';
import { eicrTesting } from './eicr-testing.js';
import { electricalMaintenance } from './electrical-maintenance.js';
import { emergencyElectrical } from './emergency-electrical.js';
import { emergencyLighting } from './emergency-lighting.js';
import { evChargingPoints } from './ev-charging-points.js';
import { fireAlarmSystems } from './fire-alarm-systems.js';
import { industrialElectrical } from './industrial-electrical.js';
import { kitchenElectrical } from './kitchen-electrical.js';
import { landlordServices } from './landlord-services.js';
import { ledLightingUpgrades } from './led-lighting-upgrades.js';
import { outdoorLighting } from './outdoor-lighting.js';
import { patTesting } from './pat-testing.js';
import { rewiringServices } from './rewiring-services.js';
import { securitySystems } from './security-systems.js';
import { smartHomeInstallation } from './smart-home-installation.js';
import { solarPanelInstallation } from './solar-panel-installation.js';

/** In the menu's order. */
export const services: readonly ServiceContent[] = [
  eicrTesting,
  patTesting,
  emergencyLighting,
  landlordServices,
  commercialElectrical,
  industrialElectrical,
  dataCabling,
  fireAlarmSystems,
  securitySystems,
  emergencyElectrical,
  ledLightingUpgrades,
  solarPanelInstallation,
  evChargingPoints,
  smartHomeInstallation,
  rewiringServices,
  consumerUnitUpgrades,
  electricalMaintenance,
  kitchenElectrical,
  bathroomElectrical,
  outdoorLighting,
];
