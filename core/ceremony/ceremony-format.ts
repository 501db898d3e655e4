/**
 * The format this version of the product writes. Format 1 was three separate entries, or a file of version 1; format
 * 2 had no words in a second language, format 3 did not remember whose a former name was, and format 4 kept a list of
 * facts beside the answers. Kept apart from the schema, which a page that reads nothing stored need not load.
 */
export const ceremonyFormat = 5
