import * as v from 'valibot'
import { dateFormOf, knownTimeZone } from '#core/date-form.ts'
import { defaultLanguage, languages } from '#core/languages.ts'
import { awaitLetter } from '../await-letter.ts'
import { defineCommand, emailOption, noPositionals } from '../command.ts'
import { moment, printable } from '../table.ts'

const daysMost = 3_660

export const grant = defineCommand({
  usage:
    '--email <e-mail> --name <name> --days <days> [--language pt] [--time-zone <name>] [--show-pin]',
  summary: 'give access, or prolong it; the letter with the PIN goes out',
  details: `--days <1-${daysMost}>        counted from now, or added to access that has not ended
--language <${languages.join('|')}>  of the letter; ${defaultLanguage} when left out
--time-zone <name>      of its dates, such as Europe/Lisbon; the language's usual one when left out
--show-pin              print the PIN as well
--no-wait               do not wait for the letter to go out`,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    days: { type: 'string' },
    language: { type: 'string' },
    'time-zone': { type: 'string' },
    'show-pin': { type: 'boolean' },
    'no-wait': { type: 'boolean' },
  },
  schema: v.object({
    positionals: noPositionals,
    email: emailOption,
    name: v.pipe(v.string(), v.trim(), v.maxLength(200, 'is too long')),
    days: v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(1, `must be between 1 and ${daysMost}`),
      v.maxValue(daysMost, `must be between 1 and ${daysMost}`),
    ),
    language: v.optional(
      v.picklist(languages, `must be one of ${languages.join(', ')}`),
      defaultLanguage,
    ),
    'time-zone': v.optional(
      v.pipe(
        v.string(),
        v.check((name) => knownTimeZone(name) !== undefined, 'must be one such as Europe/Lisbon'),
      ),
    ),
    'show-pin': v.optional(v.boolean(), false),
    'no-wait': v.optional(v.boolean(), false),
  }),
  run: async (input, context) => {
    const { email, name, days, language } = input
    const dateForm = dateFormOf(language, { timeZone: input['time-zone'] })
    const { account, isExtension } = await context.access.grant({
      email,
      name,
      days,
      language,
      dateForm,
      source: 'granted',
    })
    const details = await context.store.findSubscriptionDetails(account.id)
    const letterId = details?.letters.find(({ kind }) => kind === 'pin')?.id ?? ''
    const news = input['no-wait'] ? null : await awaitLetter(account.id, letterId, context)
    const pin = input['show-pin'] ? context.access.revealPin(account) : undefined
    return {
      outcome: 'done',
      text: [
        `${isExtension ? 'Prolonged' : 'Given'}: ${printable(email)} until ${moment(account.endsAt)} (${account.id}).`,
        ...(pin === undefined ? [] : [`PIN: ${pin}`]),
        ...(news === null ? [] : [news.sentence]),
      ].join('\n'),
      json: {
        id: account.id,
        email: account.email,
        endsAt: new Date(account.endsAt).toISOString(),
        isExtension,
        letter: { id: letterId, ...(news && { state: news.state }) },
        ...(pin === undefined ? {} : { pin }),
      },
    }
  },
})
