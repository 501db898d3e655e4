import { languages } from '#core/languages.ts'
import { offer } from '#core/selling/offer.ts'
import type { Site } from '#core/wire.ts'
import type { Config } from '../config.ts'
import type { StandIns } from './start-stand-ins.ts'

/** What the pages are told about this installation. */
export function siteOf(config: Config, aiStandIn: StandIns['ai']): Site {
  return {
    languages: [...languages],
    services: {
      ai: config.ai.mode,
      mail: config.mail.mode,
      mercadopago: config.mercadoPago.mode,
      paypal: config.payPal.mode,
    },
    offer,
    // The stand-in also accepts a user's own key, so this can be tried without an account.
    ownKeyOrigins: [
      ...config.aiBrowserOrigins,
      ...(aiStandIn ? [new URL(aiStandIn.baseUrl).origin] : []),
    ],
    model: config.aiModel,
    limits: {
      textMaxCharacters: config.aiTextMaxCharacters,
      generationsPerHour: config.access.generationLimits.perHour,
      generationsAtOnce: config.access.generationLimits.atATime,
      charactersPerHour: config.access.generationLimits.charactersPerHour,
      charactersPerDay: config.access.generationLimits.charactersPerDay,
      withdrawalsPerYear: config.withdrawalsPerYear,
    },
    business: config.business,
    contact: config.contact,
    reputationUrl: config.reputationUrl,
  }
}
