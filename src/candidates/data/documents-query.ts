import { procedureQuery } from "@/lib/procedure-query";

/** The signed-in candidate's documents, with names and sizes. */
export const myDocumentsQuery = () => procedureQuery("get_my_documents", {}, { meta: { silent: true } });
