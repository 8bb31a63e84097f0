/** Who licenses tree work in a state, as far as we know. */
export interface StateLicence {
  /** What the licence is called. */
  readonly licence: string;
  readonly office: string;
  readonly address: string;
}

/** States with a licence of their own for tree work, by code. A state left out may license it too. */
export const stateLicences: Readonly<Record<string, StateLicence>> = {
  CA: {
    licence: 'a Tree and Palm contractor licence (C-49), beyond the small jobs the state exempts',
    office: 'Contractors State License Board',
    address: 'https://www.cslb.ca.gov',
  },
  CT: {
    licence: 'an arborist licence',
    office: 'Department of Energy and Environmental Protection',
    address: 'https://portal.ct.gov/deep',
  },
  LA: {
    licence: 'an arborist licence',
    office: 'Department of Agriculture and Forestry',
    address: 'https://www.ldaf.la.gov',
  },
  MD: {
    licence: 'a Licensed Tree Expert',
    office: 'Department of Natural Resources, Forest Service',
    address: 'https://dnr.maryland.gov/forests/Pages/programapps/newtreeexpert.aspx',
  },
  ME: {
    licence: 'an arborist licence',
    office: 'Department of Agriculture, Conservation and Forestry',
    address: 'https://www.maine.gov/dacf',
  },
  NJ: {
    licence: 'a Licensed Tree Expert or Licensed Tree Care Operator, and a registered business',
    office: 'Board of Tree Experts',
    address: 'https://njtreeexperts.org',
  },
  RI: {
    licence: 'an arborist licence',
    office: 'Department of Environmental Management',
    address: 'https://dem.ri.gov',
  },
};
