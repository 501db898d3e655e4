import { expect, test } from 'vitest'
import { questionsInOrder, questionsList } from '../ceremony/questions.ts'
import { languages } from '../languages.ts'
import { questions as en } from '../messages/en/questions.ts'
import { questions as es } from '../messages/es/questions.ts'
import { questions as fr } from '../messages/fr/questions.ts'
import { questions as pt } from '../messages/pt/questions.ts'
import { splitNumberedReply } from './numbered-reply.ts'

const byLanguage = { pt, en, fr, es }
const answers = ['Lisboa e\nParis', 'na fila, em 2017', 'nada', 'tudo', 'jantar\n\njuntos']

test.each(languages)(
  'the copied questions in %s, answered in their blanks, are split',
  (language) => {
    const questions = questionsInOrder(byLanguage[language])
    const { introduction } = byLanguage[language]
    const copied = questionsList(byLanguage[language])
    const filled = questions.reduce(
      (text, question, at) => text.replace(question, `${question}\n${answers[at]}`),
      copied,
    )
    expect(splitNumberedReply(filled, questions)).toEqual({
      answers,
      before: introduction,
      found: 5,
    })
  },
)

test.each([
  ['1. a\n2. b\n3. c\n4. d\n5. e', ['a', 'b', 'c', 'd', 'e']],
  ['1) a\n2) b\n\n4) d', ['a', 'b', '', 'd', '']],
  ['1- a\n2 - b\n3– c', ['a', 'b', 'c', '', '']],
  ['*1.* a\n**2.** b', ['a', 'b', '', '', '']],
  ['1️⃣ a\n2️⃣ b', ['a', 'b', '', '', '']],
  ['Pergunta 1: a\nResposta 2: b', ['a', 'b', '', '', '']],
  ['1. a\n3. lista:\n1. pão\n2. queijo\n4. d', ['a', '', 'lista:\n1. pão\n2. queijo', 'd', '']],
  ['1. em\n2017. foi assim\n2. b', ['em\n2017. foi assim', 'b', '', '', '']],
  ['Oi!\r\n1. a\r\n2. b', ['a', 'b', '', '', '']],
])('%j is split', (reply, expected) => {
  expect(splitNumberedReply(reply, questionsInOrder(pt)).answers).toEqual(expected)
})

test('a reply without numbers is no numbered reply, and loses nothing', () => {
  const reply = 'Nos conhecemos em 2017.\nFoi na fila.'
  expect(splitNumberedReply(reply, questionsInOrder(pt))).toEqual({
    answers: ['', '', '', '', ''],
    before: reply,
    found: 0,
  })
})

test('an answer that begins with the words of its question keeps what follows', () => {
  const reply = '2. Como vocês se conheceram e há quanto tempo são um casal? Na fila, há 9 anos.'
  expect(splitNumberedReply(reply, questionsInOrder(pt)).answers[1]).toBe('Na fila, há 9 anos.')
})
