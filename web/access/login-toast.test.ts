import { describe, expect, test } from 'vitest'
import { access } from '#core/messages/pt/access.ts'
import { type LoginPlace, loginToast } from './login-toast.ts'
import type { DoorOutcome } from './session-client.ts'

const user = {
  email: '',
  name: '',
  pin: '123456',
  subscriptionEnd: '2026-12-20T12:00:00.000Z',
  special: false,
}
const places = ['landing', 'login', 'link', 'renewal'] as const
const refusals = { 'session-required': 'Entre de novo.', 'enrolment-invalid': 'Peça outro link.' }

/** Title and text, as they are read. */
function said(place: LoginPlace, outcome: DoorOutcome) {
  const toast = loginToast(place, outcome, access, refusals)
  return toast && [toast.title, toast.text].filter((part) => part !== undefined).join(' / ')
}
const refused = (code: Extract<DoorOutcome, { code: string }>['code'], sentence = '') =>
  ({ answer: 'refused', code, sentence }) satisfies DoorOutcome

// The table of docs/design/pages.md section 4.1, row by row.
describe('one PIN check says', () => {
  test.each([
    [
      'landing',
      'PIN válido! Redirecionando para o criador de cerimônias...',
      'PIN inválido / O PIN informado não é válido.',
      'Erro / Não foi possível validar o PIN. Tente novamente.',
    ],
    [
      'login',
      'Bem-vindo! Login realizado com sucesso.',
      'Acesso não autorizado / O código PIN informado não é válido.',
      'Erro / Não foi possível processar sua solicitação. Tente novamente.',
    ],
    [
      'link',
      'Bem-vindo! Login realizado com sucesso.',
      'PIN inválido / O PIN informado não foi encontrado ou é inválido.',
      'Erro no login / Houve um erro ao fazer login. Por favor, tente novamente.',
    ],
    [
      'renewal',
      'Login realizado! / Bem-vindo de volta.',
      'PIN inválido / O PIN informado não foi encontrado ou é inválido.',
      'Erro no login / Houve um erro ao fazer login. Por favor, tente novamente.',
    ],
  ] as const)('at %s its own sentences', (place, authorized, wrong, failed) => {
    expect(said(place, { answer: 'open', user })).toBe(authorized)
    expect(said(place, refused('pin-invalid'))).toBe(wrong)
    expect(said(place, { answer: 'failed' })).toBe(failed)
    expect(said(place, refused('internal'))).toBe(failed)
  })

  test.each(places)('at %s the same for special, ended and waiting', (place) => {
    expect(said(place, { answer: 'open', user: { ...user, special: true } })).toBe(
      'Login especial realizado! / Bem-vindo, usuário especial.',
    )
    expect(said(place, refused('subscription-expired'))).toBe(
      'Assinatura expirada / Sua assinatura expirou. Por favor, renove sua assinatura.',
    )
    expect(said(place, refused('too-many-attempts', 'Espere 5 minutos.'))).toBe(
      'Muitas tentativas / Espere 5 minutos.',
    )
  })

  test.each(places)('nothing at %s, where the page asks for the next step', (place) => {
    expect(said(place, refused('email-required'))).toBeUndefined()
    expect(said(place, refused('link-sent'))).toBeUndefined()
  })
})

test('what to do about a spent link, below the table’s sentence', () => {
  const toast = loginToast('link', refused('enrolment-invalid'), access, refusals)
  expect(toast).toMatchObject({ ...access.toasts.pinNotFound, detail: 'Peça outro link.' })
})

test('how to go on after the session ended elsewhere', () => {
  const toast = loginToast('renewal', { answer: 'ended-elsewhere' }, access, refusals)
  expect(toast).toMatchObject({ title: 'Sessão encerrada', text: 'Entre de novo.' })
})
