import type { RequestDetail } from '@tree-service/market/api/requests';
import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import { nameOfVendor } from './ownerLead';

const PHOTOS_EACH = 2;

/** Logos and photos of work of the Pros who received a request, by the Pro's id; read once for the page. */
export const usePicturesOfVendors = (request: Pick<RequestDetail, 'leads'>) =>
  useVendorPictures(
    request.leads.map((lead) => ({ vendor_id: lead.vendor_id, business_name: nameOfVendor(lead) })),
    PHOTOS_EACH,
  );
