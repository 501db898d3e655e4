/** Modules that read from outside or scan, and have no parser of their own in the table; by the reason. */
export const readElsewhere: Readonly<Record<string, readonly string[]>> = {
  'read what we built or wrote ourselves: pages, fonts, moves, our own database': [
    'adapters/store/',
    'server/letters/letter-composition.ts',
    'server/pages/',
    'web/page-facts.ts',
    'web/paper/pdf/true-type.ts',
    'web/start/critical-style.ts',
  ],
  'hand JSON of at most four megabytes, or of one entry of storage, to a schema and scan nothing': [
    'adapters/payments/mercado-pago/books.ts',
    'adapters/payments/mercado-pago/checkout.ts',
    'adapters/payments/paypal/books.ts',
    'web/access/',
    'web/landing/tried-names.ts',
    'web/paper/printed-marks.ts',
    'web/selling/',
    'web/shelf/backup/empty-shelf.tsx',
    'web/shelf/unacknowledged.ts',
    'web/site/use-site.ts',
    'web/start/before-paint.ts',
    'web/start/late-start.ts',
  ],
  'take one short value of an address or a header, and compare it': [
    'web/altar/first-words.ts',
    'web/altar/trial-run.ts',
    'web/desk/areas.tsx',
    'web/desk/bar/account-menu.tsx',
    'writer/ask-for-text.ts',
    'writer/call-service.ts',
  ],
  'go through cards, stops and stretches, whose texts others have cut': [
    'core/altar/place.ts',
    'core/paper/cards.ts',
    'core/writer/three-texts/shortened.ts',
    'writer/write-texts.ts',
    'web/desk/told/lit-words.tsx',
  ],
  'keep 300 characters of what a mail server says': ['adapters/mail/smtp.ts'],
}

/**
 * Expressions that take longer the longer their text is, squared, and are only given texts that cannot be long; by the
 * module, with the reason.
 */
export const shortTexts: Readonly<Record<string, string>> = {
  'core/check/words-of.ts': 'eight characters before a word',
  'server/http/content-security-policy.ts': 'our own built pages, when the server starts',
  'server/pages/page-placeholders.ts': 'our own built pages, when the server starts',
  'web/start/with-late-start.ts': 'our own pages, while they are built',
}
