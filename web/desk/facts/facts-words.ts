/** What is said of what the couple told, by language; loaded with it. */
export const factsWords = {
  pt: () => import('#core/messages/pt/facts.ts').then(({ facts }) => facts),
  en: () => import('#core/messages/en/facts.ts').then(({ facts }) => facts),
  fr: () => import('#core/messages/fr/facts.ts').then(({ facts }) => facts),
  es: () => import('#core/messages/es/facts.ts').then(({ facts }) => facts),
}
