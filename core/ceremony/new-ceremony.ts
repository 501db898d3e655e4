/** A new ceremony. */
import { ceremonyFormat } from './ceremony-format.ts'
import type { CeremonyLanguage } from './ceremony-language.ts'
import type { Ceremony, Partner, PlacedSection } from './document.ts'
import { classicPlan } from './plans.ts'

function unnamed(kind: 'bride' | 'groom'): Partner {
  return {
    name: '',
    calledAs: '',
    saidAs: '',
    title: { kind },
    agreement: kind === 'bride' ? 'feminine' : 'masculine',
  }
}

export interface Beginning {
  /** Unique to this ceremony. */
  id: string
  nowMs: number
  language: CeremonyLanguage
  /** Defaults to the specification's. */
  plan?: readonly PlacedSection[]
}

/** A ceremony about which nothing is known yet: groom, then bride, and a plan to fill. */
export function newCeremony({ id, nowMs, language, plan = classicPlan }: Beginning): Ceremony {
  return {
    format: ceremonyFormat,
    id,
    revision: 0,
    changedAtMs: nowMs,
    language,
    couple: [unnamed('groom'), unnamed('bride')],
    place: '',
    date: '',
    time: '',
    celebrant: { name: '', agreement: 'neutral' },
    power: 'symbolic',
    country: '',
    wishes: { register: 'warm', faith: { kind: 'open' }, leaveUnsaid: '' },
    people: [],
    children: [],
    pets: [],
    tellings: [],
    ranges: [],
    plan: [...plan],
    versions: {},
  }
}
