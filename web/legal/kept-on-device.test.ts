import { expect, test } from 'vitest'
import type { Language } from '#core/languages.ts'
import { privacy as en } from '#core/messages/en/privacy.ts'
import { privacy as es } from '#core/messages/es/privacy.ts'
import { privacy as fr } from '#core/messages/fr/privacy.ts'
import { privacy as pt } from '#core/messages/pt/privacy.ts'
import * as storageKeys from '../storage/keys.ts'

const policies = { pt, en, fr, es }

/** What the policy calls the things that the pages keep on a device. */
const calls = {
  language: { pt: 'idioma', en: 'language', fr: 'langue', es: 'idioma' },
  access: { pt: 'acesso', en: 'access', fr: 'accès', es: 'acceso' },
  owners: { pt: 'marca', en: 'mark', fr: 'identifiant', es: 'identificador' },
  ceremonies: { pt: 'cerimônias', en: 'ceremonies', fr: 'cérémonies', es: 'ceremonias' },
  ownMoments: { pt: 'seus momentos', en: 'own parts', fr: 'vos moments', es: 'tus momentos' },
  dayLines: { pt: 'linhas', en: 'lines', fr: 'lignes', es: 'líneas' },
  voice: { pt: 'jeito de escrever', en: 'how you write', fr: 'façon d’écrire', es: 'escribir' },
  altar: { pt: 'ritmo do ensaio', en: 'pace', fr: 'rythme', es: 'ritmo' },
  prints: { pt: 'das fichas', en: 'cue cards', fr: 'fiches déjà', es: 'tarjetas' },
  backups: { pt: 'cópias de segurança', en: 'backups', fr: 'sauvegardes', es: 'copias' },
  pages: { pt: 'páginas', en: 'pages', fr: 'pages', es: 'páginas' },
  closed: { pt: 'avisos', en: 'notices', fr: 'messages', es: 'avisos' },
  tab: { pt: 'fechar a aba', en: 'close the tab', fr: 'l’onglet', es: 'la pestaña' },
  ownKey: { pt: 'própria chave', en: 'own key', fr: 'propre clé', es: 'propia clave' },
} satisfies Record<string, Record<Language, string>>

/** Which of them each key of local storage and of a tab belongs to. */
const keptAs: Record<keyof typeof storageKeys, keyof typeof calls> = {
  infoKey: 'ceremonies',
  answersKey: 'ceremonies',
  textsKey: 'ceremonies',
  layoutVersionKey: 'ceremonies',
  layoutVersion: 'ceremonies',
  formerTextsKey: 'ceremonies',
  entriesOwnerKey: 'ceremonies',
  unacknowledgedKey: 'ceremonies',
  setAsideKey: 'ceremonies',
  openCeremonyKey: 'ceremonies',
  finishedCardKey: 'ceremonies',
  languageKey: 'language',
  userKey: 'access',
  pinKey: 'access',
  pinExpiryKey: 'access',
  unsentLogoutKey: 'access',
  shelfOwnersKey: 'owners',
  personKey: 'owners',
  awayKey: 'owners',
  clearedKey: 'owners',
  pinNotedKey: 'closed',
  startCardLeftKey: 'closed',
  voiceKey: 'voice',
  triedNamesKey: 'tab',
  purchaseEmailKey: 'tab',
  apiKeyKey: 'ownKey',
  writerChoiceKey: 'ownKey',
  printedKey: 'prints',
  fontsKey: 'pages',
}

test.each(['pt', 'en', 'fr', 'es'] as const)(
  'the privacy policy names what the pages keep on a device, in %s',
  (language) => {
    const numbers = { price: '', accessDays: '', refundDays: '', withdrawalDays: '' }
    const limits = { fairUseAnswer: '', fairUseTerms: '', withdrawalTerms: '' }
    const list = policies[language]
      .sections({ ...numbers, ...limits })
      .find(({ heading }) => heading.startsWith('Cookies'))
      ?.items?.join('\n')
    for (const words of Object.values(calls)) expect(list).toContain(words[language])
  },
)

test('every key of local storage belongs to something that the policy names', () => {
  expect(Object.keys(keptAs).toSorted()).toEqual(Object.keys(storageKeys).toSorted())
})
