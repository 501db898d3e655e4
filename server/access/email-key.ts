/** The form under which an e-mail address is looked up. People type capitals and spaces; mailboxes ignore them. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
