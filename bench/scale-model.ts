/** What a number of subscribers needs in machines, mail, AI and money. Arithmetic on measured costs; pure. */
import { accessDays, priceCents } from '#core/selling/offer.ts'
import { simulatePeakHour } from './peak-hour.ts'

/** Costs per item, from `docs/figures.md`. */
export interface MeasuredCosts {
  /** Tokens read and written in a press, and its price in US$. */
  pressTokens: number
  pressUsd: number
  generationInstanceMs: number
  generationDatabaseUs: number
  pageInstanceUs: number
  checkInstanceUs: number
  checkDatabaseUs: number
  loginInstanceUs: number
  loginDatabaseUs: number
  webhookInstanceUs: number
  webhookDatabaseUs: number
  streamKiB: number
}

/** What could not be measured yet. Each is a guess with its reason, for operators to replace with their own. */
const assumptions = {
  /** A celebrant marries four couples in 30 days and writes each ceremony five times. */
  generationsPerSubscription: 20,
  /** Saturdays are for weddings, Thursdays for writing: one day gets a quarter of the week, its best hour an eighth. */
  busiestDayOfWeek: 0.25,
  busiestHourOfDay: 0.125,
  /** A text takes as long as the slowest service available: at least 20 s, and 20 s more on average. */
  generationLeastSeconds: 20,
  generationFurtherSeconds: 20,
  /** Page openings and the session checks they cause. */
  checksPerSubscription: 90,
  loginsPerSubscription: 2,
  /** Fifty visitors for each one who buys. */
  visitsPerSale: 50,
  /** Two events from each of two providers, for creation and approval. */
  webhooksPerSale: 4,
  /** The PIN, the notice before expiry, and a reminder or a link for one in four. */
  lettersPerSubscription: 2.25,
  reaisPerUsd: 5.5,
  /** The share of a sale that the payment provider keeps. */
  paymentFee: 0.05,
  /** A core with its memory, and a letter, at typical hosting and mail prices. */
  reaisPerCoreMonth: 100,
  reaisPerThousandLetters: 3,
  /** The share of a core to plan with; the rest is for bursts, deploys and a lost machine. */
  planned: 0.5,
  /** Rows of one subscription with its order, letters, sessions and generations; KiB. */
  databaseKiBPerSubscription: 8,
  /** Tokens a minute for one AI account, all models together; set by the operator's contract. */
  quotaTokensPerMinute: 30_000_000,
  /** Letters an hour that one mail service accepts. */
  quotaLettersPerHour: 50_000,
  /** The largest single database machine one would buy. */
  databaseCores: 64,
} as const

/** A part of the system and the most subscribers it can carry. */
export interface Limit {
  part: string
  subscribers: number
}

export interface Needs {
  subscribers: number
  generationsPerSecond: number
  /** Open event streams, not exceeded in 999 of 1,000 seconds of the busiest hour: simulated. */
  openStreams: number
  instanceCores: number
  instances: number
  databaseCores: number
  databaseGiBPerMonth: number
  streamsMiB: number
  tokensPerMinute: number
  lettersPerHour: number
  revenueReais: number
  feesReais: number
  aiReais: number
  machinesReais: number
  mailReais: number
}

const weeks = accessDays / 7
const seed = 20_261_120

/** The share of a subscription's activity that falls into one second of the busiest hour. */
const peakSecond = (assumptions.busiestDayOfWeek * assumptions.busiestHourOfDay) / weeks / (60 * 60)

/** What one subscriber needs in a second of the busiest hour, in cores. */
export function coresPerSubscriber(costs: MeasuredCosts): { instance: number; database: number } {
  const a = assumptions
  const instanceUs =
    a.generationsPerSubscription * costs.generationInstanceMs * 1_000 +
    a.visitsPerSale * costs.pageInstanceUs +
    a.checksPerSubscription * costs.checkInstanceUs +
    a.loginsPerSubscription * costs.loginInstanceUs +
    a.webhooksPerSale * costs.webhookInstanceUs
  const databaseUs =
    a.generationsPerSubscription * costs.generationDatabaseUs +
    a.checksPerSubscription * costs.checkDatabaseUs +
    a.loginsPerSubscription * costs.loginDatabaseUs +
    a.webhooksPerSale * costs.webhookDatabaseUs
  return { instance: (instanceUs / 1e6) * peakSecond, database: (databaseUs / 1e6) * peakSecond }
}

/** What this many subscribers need in the busiest hour, and what they cost and bring in over 30 days. */
export function needsOf(subscribers: number, costs: MeasuredCosts): Needs {
  const a = assumptions
  const cores = coresPerSubscriber(costs)
  const instanceCores = subscribers * cores.instance
  const databaseCores = subscribers * cores.database
  const generationsPerSecond = subscribers * a.generationsPerSubscription * peakSecond
  const { p999 } = simulatePeakHour({
    generationsPerHour: generationsPerSecond * 3_600,
    leastSeconds: a.generationLeastSeconds,
    furtherSeconds: a.generationFurtherSeconds,
    seed,
  })
  const generations = subscribers * a.generationsPerSubscription
  const letters = subscribers * a.lettersPerSubscription
  const revenueReais = (subscribers * priceCents) / 100
  const instances = Math.max(1, Math.ceil(instanceCores / a.planned))
  const boughtCores = instances + Math.ceil(databaseCores / a.planned)
  return {
    subscribers,
    generationsPerSecond,
    openStreams: p999,
    instanceCores,
    instances,
    databaseCores,
    databaseGiBPerMonth: (subscribers * a.databaseKiBPerSubscription) / 2 ** 20,
    streamsMiB: (p999 * costs.streamKiB) / 1_024,
    tokensPerMinute: generationsPerSecond * 60 * costs.pressTokens,
    lettersPerHour: letters * peakSecond * 3_600,
    revenueReais,
    feesReais: revenueReais * a.paymentFee,
    aiReais: generations * costs.pressUsd * a.reaisPerUsd,
    machinesReais: boughtCores * a.reaisPerCoreMonth,
    mailReais: (letters / 1_000) * a.reaisPerThousandLetters,
  }
}

/** The parts in the order in which they give way. */
export function limitsOf(costs: MeasuredCosts): Limit[] {
  const a = assumptions
  const cores = coresPerSubscriber(costs)
  const one = needsOf(1_000_000, costs)
  const per = (amount: number) => amount / one.subscribers
  return [
    {
      part: 'the PIN alone on an unknown device (`DOOR_WRONG_OPENINGS_PER_DAY`)',
      subscribers: 9_000,
    },
    { part: 'one instance on one core', subscribers: a.planned / cores.instance },
    { part: "PINs that are each one subscriber's own", subscribers: 900_000 },
    {
      part: "the AI account's tokens a minute",
      subscribers: a.quotaTokensPerMinute / per(one.tokensPerMinute),
    },
    {
      part: "the mail service's letters an hour",
      subscribers: a.quotaLettersPerHour / per(one.lettersPerHour),
    },
    {
      part: 'one PostgreSQL machine',
      subscribers: (a.databaseCores * a.planned) / cores.database,
    },
  ].sort((first, second) => first.subscribers - second.subscribers)
}
