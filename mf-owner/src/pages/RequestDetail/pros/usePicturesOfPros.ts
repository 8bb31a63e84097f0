import type { RequestDetail } from '@tree-service/market/api/requests';
import { useProPictures } from '@tree-service/market/features/proPictures';
import { nameOfPro } from './ownerLead';

const PHOTOS_EACH = 2;

/** Logos and photos of work of the Pros who received a request, by the Pro's id; read once for the page. */
export const usePicturesOfPros = (request: Pick<RequestDetail, 'leads'>) =>
  useProPictures(
    request.leads.map((lead) => ({ vendor_id: lead.vendor_id, business_name: nameOfPro(lead) })),
    PHOTOS_EACH,
  );
