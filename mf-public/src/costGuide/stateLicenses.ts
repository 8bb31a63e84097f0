/** The license for tree work in a state. */
export interface StateLicense {
  readonly license: string;
  readonly office: string;
  readonly address: string;
}

/** States known to license tree work, by code. Other states may license it too. */
export const stateLicenses: Readonly<Record<string, StateLicense>> = {
  CA: {
    license: 'a Tree and Palm contractor license (C-49), beyond the small jobs the state exempts',
    office: 'Contractors State License Board',
    address: 'https://www.cslb.ca.gov',
  },
  CT: {
    license: 'an arborist license',
    office: 'Department of Energy and Environmental Protection',
    address: 'https://portal.ct.gov/deep',
  },
  LA: {
    license: 'an arborist license',
    office: 'Department of Agriculture and Forestry',
    address: 'https://www.ldaf.la.gov',
  },
  MD: {
    license: 'a Licensed Tree Expert',
    office: 'Department of Natural Resources, Forest Service',
    address: 'https://dnr.maryland.gov/forests/Pages/programapps/newtreeexpert.aspx',
  },
  ME: {
    license: 'an arborist license',
    office: 'Department of Agriculture, Conservation and Forestry',
    address: 'https://www.maine.gov/dacf',
  },
  NJ: {
    license: 'a Licensed Tree Expert or Licensed Tree Care Operator, and a registered business',
    office: 'Board of Tree Experts',
    address: 'https://njtreeexperts.org',
  },
  RI: {
    license: 'an arborist license',
    office: 'Department of Environmental Management',
    address: 'https://dem.ri.gov',
  },
};
