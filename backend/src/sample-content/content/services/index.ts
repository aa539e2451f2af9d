import { fromLines, type InLines } from '../html-lines.js';
import type { PageContent, ServiceContent } from '../types.js';
import bathroomElectrical from './bathroom-electrical.json' with { type: 'json' };
import commercialElectrical from './commercial-electrical.json' with { type: 'json' };
import consumerUnitUpgrades from './consumer-unit-upgrades.json' with { type: 'json' };
import dataCabling from './data-cabling.json' with { type: 'json' };
import eicrTesting from './eicr-testing.json' with { type: 'json' };
import electricalMaintenance from './electrical-maintenance.json' with { type: 'json' };
import emergencyElectrical from './emergency-electrical.json' with { type: 'json' };
import emergencyLighting from './emergency-lighting.json' with { type: 'json' };
import evChargingPoints from './ev-charging-points.json' with { type: 'json' };
import fireAlarmSystems from './fire-alarm-systems.json' with { type: 'json' };
import industrialElectrical from './industrial-electrical.json' with { type: 'json' };
import kitchenElectrical from './kitchen-electrical.json' with { type: 'json' };
import landlordServices from './landlord-services.json' with { type: 'json' };
import ledLightingUpgrades from './led-lighting-upgrades.json' with { type: 'json' };
import outdoorLighting from './outdoor-lighting.json' with { type: 'json' };
import patTesting from './pat-testing.json' with { type: 'json' };
import rewiringServices from './rewiring-services.json' with { type: 'json' };
import securitySystems from './security-systems.json' with { type: 'json' };
import smartHomeInstallation from './smart-home-installation.json' with { type: 'json' };
import solarPanelInstallation from './solar-panel-installation.json' with { type: 'json' };

type Stored = Omit<InLines<ServiceContent>, 'pages'> & { pages: InLines<PageContent>[] };

const inOrderOfMenu = [
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
] as Stored[];

export const services: readonly ServiceContent[] = inOrderOfMenu.map((service) => ({
  ...fromLines(service),
  pages: service.pages.map(fromLines),
}));
