import type { Body, Ceremony, PlacedSection } from '../document.ts'
import { newCeremony } from '../new-ceremony.ts'

/** A couple with everything filled in, except for `changes`. */
export function sampleCeremony(changes: Partial<Ceremony> = {}): Ceremony {
  const ceremony = newCeremony({ id: 'a-ceremony', nowMs: 1_000, language: 'pt-BR' })
  const [groom, bride] = ceremony.couple
  return {
    ...ceremony,
    couple: [
      { ...groom, name: 'João d’Ávila', calledAs: 'João' },
      { ...bride, name: 'Ana Lima', calledAs: 'Ana' },
    ],
    place: 'Ouro Preto',
    date: '2026-12-12',
    time: '16:00',
    ...changes,
  }
}

/** The plan with one section's body replaced. */
export function withBody(ceremony: Ceremony, key: string, body: Body): Ceremony {
  return {
    ...ceremony,
    plan: ceremony.plan.map((section) => (section.key === key ? { ...section, body } : section)),
  }
}

export function sectionOf(ceremony: Ceremony, key: string): PlacedSection {
  const section = ceremony.plan.find((one) => one.key === key)
  if (section === undefined) throw new Error(`the plan has no ${key}`)
  return section
}
