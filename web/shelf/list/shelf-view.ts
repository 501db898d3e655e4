/** What the dialog of the shelf shows: the list, or what is done with one of its ceremonies or with all of them. */
export type ShelfView =
  | { kind: 'list' }
  | { kind: 'backup' }
  | { kind: 'open' }
  | { kind: 'carry'; id: string; couple: string }
  | { kind: 'keep-script'; id: string; couple: string }
