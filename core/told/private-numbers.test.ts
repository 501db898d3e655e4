import { expect, test } from 'vitest'
import { privateNumbersIn, withoutPrivateNumbers } from './private-numbers.ts'

const found = (text: string) =>
  privateNumbersIn(text).map(({ start, end }) => text.slice(start, end))

test.each([
  ['O cerimonial é a Bia, (31) 99876-5432.', '(31) 99876-5432'],
  ['liga pra minha mãe 31 99876-5432', '31 99876-5432'],
  ['zap da minha mãe: 31998765432', '31998765432'],
  ['o fixo é 3222-1234', '3222-1234'],
  ['+55 31 99876 5432', '+55 31 99876 5432'],
  ['CPF 123.456.789-09', '123.456.789-09'],
  ['meu cpf é 12345678909', '12345678909'],
  ['RG MG 12.345.678-9', '12.345.678-9'],
  ['o RG dela é 12.345.678', '12.345.678'],
  ['CEP 30130-010', '30130-010'],
  ['call Mum on 07700 900123', '07700 900123'],
  ['Her number is 020 7946 0958', '020 7946 0958'],
  ['(212) 555-0147', '(212) 555-0147'],
  ['text 212-555-0147 please', '212-555-0147'],
  ['SSN 078-05-1120', '078-05-1120'],
  ['NINO QQ 12 34 56 C', 'QQ 12 34 56 C'],
  ['My passport is 925665416', '925665416'],
  ['Appelez le 06 12 34 56 78', '06 12 34 56 78'],
  ['Tél. : 06.12.34.56.78', '06.12.34.56.78'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['sécu 2 85 05 78 006 084 36', '2 85 05 78 006 084 36'],
  ['El móvil de mi madre es 612 345 678', '612 345 678'],
  ['612 34 56 78', '612 34 56 78'],
  ['DNI 12345678Z', '12345678Z'],
  ['NIE X-1234567-L', 'X-1234567-L'],
  ['NIF 123456789', '123456789'],
  ['mi celular: 55 1234 5678', '55 1234 5678'],
  ['ana.souza+festa@exemplo.com.br', 'ana.souza+festa@exemplo.com.br'],
  ['o cartão 4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['IBAN ES91 2100 0418 4502 0005 1332', 'ES91 2100 0418 4502 0005 1332'],
])('somebody’s number is found: %s', (text, number) => {
  expect(found(text)).toEqual([number])
  expect(withoutPrivateNumbers(text)).toBe(text.replace(number, '…'))
})

test.each([
  'Nos conhecemos em 2017, no dia 18/04/2017, às 16h30.',
  'De 2019-2023 moramos em Lisboa; de 2019 – 2023, longe.',
  'on 2027-04-18 at 4:30',
  '18.04.2027 e 18-04-2027 e 18042027',
  'le 06.12.2023, le 6 12 2023',
  'Rua das Flores, 1234, apartamento 502',
  'We live at 221 Baker Street, flat 14B',
  '12.345.678 pessoas viram o vídeo',
  'ganhamos R$ 1.234.567,89 e 600 000 000 de curtidas',
  '8.000 km, 12 000 kilomètres, 9,300 miles, 1 234 567 pas',
  'El premio fue de 612 345 678 pesos',
  'custou 12345678 reais',
  'room 1408, flight TP 104, bib 20417, bus 9 3/4',
  'We ran 42.195 kilometres in 4:12:33',
  'ganhamos de 21-19, 25-23 e 15-13',
  'Farofa tem 3 anos, 12 quilos e 4 patas; 14 dias, 2 pessoas',
  'Le 14-18, puis 39-45, mon arrière-grand-père…',
  'coordinates 57.2047, -6.1655',
  'telefone tocou em 2019, e de novo em 2020',
  'Our phone died on day 9 of 19',
  'nossa música é 867-5309',
  'Route 66, then 101 and 280',
  'de 100 a 200, 300, 400 e 500 convidados',
])('what a story counts is not touched: %s', (text) => {
  expect(found(text)).toEqual([])
})
