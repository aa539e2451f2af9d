/** The settings of an owner who has no emergency line. */
export const SMITH = {
  companyName: 'Smith & Sons',
  address: '1 Foregate Street, Chester',
  email: 'office@smith.example',
  phone: '01244 960001',
  emergencyPhone: null,
};
