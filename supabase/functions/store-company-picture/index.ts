import { signedIn } from "../_shared/auth/caller.ts";
import { storedFiles } from "../_shared/auth/stored-files.ts";
import { storePictureRequestSchema } from "../_shared/contracts/companies/pictures.ts";
import { serve } from "../_shared/http/serve.ts";
import { storeCompanyPicture } from "./handler.ts";

export default {
  fetch: serve({
    authorize: signedIn,
    schema: storePictureRequestSchema,
    handle: storeCompanyPicture(storedFiles),
  }),
};
