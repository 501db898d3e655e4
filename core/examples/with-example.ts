import type { Ceremony } from '../ceremony/document.ts'
import { newcomer } from '../ceremony/newcomer.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import type { ExampleCouple, ExamplePartner } from './example-couple.ts'

/** The ceremony with the example's couple, answers and wishes in it; its plan stays as it is, nothing is written yet. */
export function withExample(ceremony: Ceremony, example: ExampleCouple): Ceremony {
  const partner = ({ name, calledAs = '', title, agreement }: ExamplePartner) => ({
    name,
    calledAs,
    saidAs: '',
    title: { kind: title },
    agreement,
  })
  return {
    ...ceremony,
    language: example.language,
    couple: [partner(example.partners[0]), partner(example.partners[1])],
    place: example.place,
    date: example.date,
    time: example.time,
    power: example.power ?? ceremony.power,
    country: example.country ?? ceremony.country,
    wishes: { ...ceremony.wishes, ...example.wishes },
    people: (example.people ?? []).map((person, position) => ({
      ...newcomer,
      ...person,
      id: `person-${position + 1}`,
    })),
    children: (example.children ?? []).map((child, position) => ({
      ...child,
      id: `child-${position + 1}`,
    })),
    tellings: questionIds.map((id, index) => ({
      ...{ id, from: 'answer', question: id, by: 'unknown' },
      text: example.answers[index] ?? '',
    })),
    ranges: [],
  }
}
