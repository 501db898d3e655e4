import { expect, test } from 'vitest'
import { calledNames } from './called-names.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

const [groom, bride] = sampleCeremony().couple

function called(first: string, second: string, calledAs = ''): [string, string] {
  return calledNames([
    { ...groom, name: first, calledAs },
    { ...bride, name: second, calledAs: '' },
  ])
}

test('somebody is called by the first name where it is clear which that is', () => {
  expect(called('Thiago Alves Pereira', 'Luísa\nAndrade')).toEqual(['Thiago', 'Luísa'])
  expect(called('Jean-Marc Petit', "D'Arcy Jones")).toEqual(['Jean-Marc', "D'Arcy"])
  expect(called('Zoé', 'ÉLOÏSE GARNIER')).toEqual(['Zoé', 'ÉLOÏSE'])
})

test.each([
  'Ana Paula Souza',
  'João Pedro Lima',
  'María José Ruiz',
  'J. R. Souza',
  'J Silva',
  'Dr. Carlos Lima',
  'Dona Beatriz Reis',
  'عبد الله حسن',
  '王 小明',
  'A{first} Lima',
  'Zoë & Lua',
  'Thaís <Lima>',
  'Li',
])('%s keeps the whole name, as where the first name ends cannot be told', (name) => {
  expect(called('Thiago Alves', name)).toEqual(['Thiago', name])
})

test('two who share a first name keep their whole names', () => {
  expect(called('Júlia Reis', 'Julia Prado')).toEqual(['Júlia Reis', 'Julia Prado'])
})

test('what the celebrant says goes before', () => {
  expect(called('Thiago Alves', 'Luísa Andrade', 'Tito')).toEqual(['Tito', 'Luísa'])
  expect(called('Luís Alves', 'Luísa Andrade', 'Luísa')).toEqual(['Luísa', 'Luísa Andrade'])
})

test('nobody is called anything before there is a name', () => {
  expect(called('', ' ')).toEqual(['', ''])
})
