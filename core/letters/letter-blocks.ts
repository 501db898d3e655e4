/** What each letter says, block by block. */

import { defaultLanguage, type Language } from '../languages.ts'
import { publicPagePath, renewalFragment } from '../pages/public-pages.ts'
import { providerNames } from '../selling/provider-names.ts'
import { withdrawalEndsAtMs } from '../selling/withdrawal-end.ts'
import type { Letter, LetterPurchase } from './letter.ts'
import type { LetterBlock, LetterFact } from './letter-document.ts'
import { contactOf, type Wording } from './letter-wording.ts'

/**
 * Address of the one-time link. Its key is in the fragment, which never reaches a server or a log; with it goes the
 * letter's language, for a browser that would be shown another.
 */
export function enrolmentUrl(publicUrl: string, enrolmentKey: string, language: Language): string {
  const spoken = language === defaultLanguage ? '' : `&language=${language}`
  return `${publicUrl}/login#enrol=${encodeURIComponent(enrolmentKey)}${spoken}`
}

/**
 * Where to renew: the price card in the letter's language, or the creator's account corner for whoever is logged in
 * (docs/design/access-and-money.md section 7).
 */
function renewalUrl(publicUrl: string, language: Language): string {
  return `${publicUrl}${publicPagePath({ name: 'landing', language })}${renewalFragment}`
}

function purchaseBlocks(purchase: LetterPurchase, wording: Wording): LetterBlock[] {
  const { site, moment, day, dateForm } = wording
  const words = wording.words.purchase
  const appUrl = `${site.publicUrl}/app`
  const contact = contactOf(site)
  const facts: LetterFact[] = [
    { label: words.bought, lines: [words.product(wording.days(purchase.accessDays))] },
    { label: words.price, lines: [words.priceOnce(wording.money(purchase.priceCents))] },
    {
      label: words.paidBy,
      lines: [words.paidOn(providerNames[purchase.provider], moment(purchase.paidAtMs))],
    },
    { label: words.order, lines: [purchase.orderId] },
  ]
  const seller = [
    site.businessName ?? '',
    site.businessId ? words.businessId(site.businessId) : '',
    site.businessAddress ?? '',
    site.contactEmail ?? '',
    site.contactPhone ?? '',
  ].filter((line) => line !== '')
  if (seller.length > 0) facts.push({ label: words.seller, lines: seller })
  const termsUrl = site.termsUrls?.[wording.language]
  if (termsUrl !== undefined) {
    facts.push({ label: words.terms, lines: [termsUrl], link: termsUrl })
  }
  const lastDay = day(withdrawalEndsAtMs(purchase.paidAtMs, dateForm.timeZone))
  const withdrawal = [words.withdrawalHow(lastDay, appUrl)]
  if (contact !== '') withdrawal.push(words.withdrawalContact(contact))
  facts.push({ label: words.withdrawal, lines: withdrawal, link: appUrl })
  return [
    { type: 'heading', text: words.title },
    { type: 'facts', facts },
  ]
}

/** The PIN, its end, the one-time button and the other ways in: the core of two letters. */
function accessBlocks(
  letter: { pin: string; email: string; enrolmentKey: string },
  duration: string,
  { words, site, language }: Wording,
): LetterBlock[] {
  const loginUrl = `${site.publicUrl}/login`
  return [
    { type: 'pin', label: words.pinLabel, pin: letter.pin },
    { type: 'paragraph', text: duration },
    {
      type: 'button',
      label: words.enter,
      url: enrolmentUrl(site.publicUrl, letter.enrolmentKey, language),
    },
    { type: 'note', text: words.enterOnce },
    { type: 'note', text: words.otherDevices(loginUrl, letter.email), link: loginUrl },
    { type: 'note', text: words.keep },
    { type: 'note', text: words.afterwards },
  ]
}

function refundedBlocks(
  letter: Extract<Letter, { kind: 'refunded' }>,
  wording: Wording,
): LetterBlock[] {
  const { moment } = wording
  const words = wording.words.refunded
  const blocks: LetterBlock[] = [
    { type: 'paragraph', text: words.intro },
    {
      type: 'paragraph',
      text:
        letter.accessEndsAtMs === undefined
          ? words.ended
          : words.remaining(moment(letter.accessEndsAtMs)),
    },
    { type: 'note', text: words.timing },
    { type: 'paragraph', text: words.welcomeBack },
  ]
  const { receipt } = letter
  if (receipt === undefined) return blocks
  const purchaseWords = wording.words.purchase
  const facts: LetterFact[] = [
    { label: words.amount, lines: [wording.money(receipt.amountCents)] },
    { label: words.refundedOn, lines: [moment(receipt.refundedAtMs)] },
    { label: purchaseWords.paidBy, lines: [providerNames[receipt.provider]] },
    { label: purchaseWords.order, lines: [receipt.orderId] },
  ]
  if (receipt.refundId) facts.push({ label: words.refundId, lines: [receipt.refundId] })
  return [...blocks, { type: 'heading', text: words.receipt }, { type: 'facts', facts }]
}

/** The letter's blocks, in order. */
export function blocksOf(letter: Letter, wording: Wording): LetterBlock[] {
  const { words, site, moment } = wording
  switch (letter.kind) {
    case 'pin': {
      const until = moment(letter.accessEndsAtMs)
      const duration =
        letter.accessDays === undefined
          ? words.accessUntil(until)
          : words.accessFor(wording.days(letter.accessDays), until)
      return [
        {
          type: 'paragraph',
          text: letter.renewed === true ? words.renewed.intro : words.pin.intro,
        },
        ...accessBlocks(letter, duration, wording),
        ...(letter.purchase === undefined ? [] : purchaseBlocks(letter.purchase, wording)),
      ]
    }
    case 'reminder':
      return [
        { type: 'paragraph', text: words.reminder.intro },
        ...accessBlocks(letter, words.accessUntil(moment(letter.accessEndsAtMs)), wording),
        { type: 'note', text: words.reminder.notYou },
        ...(letter.purchase === undefined ? [] : purchaseBlocks(letter.purchase, wording)),
      ]
    case 'enrolment-link':
      return [
        { type: 'paragraph', text: words.enrolmentLink.intro },
        {
          type: 'button',
          label: words.enter,
          url: enrolmentUrl(site.publicUrl, letter.enrolmentKey, wording.language),
        },
        { type: 'note', text: words.enrolmentLink.once },
        { type: 'note', text: words.enrolmentLink.notYou },
      ]
    case 'ending-soon':
      return [
        { type: 'paragraph', text: words.endingSoon.intro(moment(letter.accessEndsAtMs)) },
        { type: 'paragraph', text: words.endingSoon.renewal },
        {
          type: 'button',
          label: words.endingSoon.renew,
          url: renewalUrl(site.publicUrl, wording.language),
        },
        { type: 'note', text: words.endingSoon.nothingCharged },
      ]
    case 'refunded':
      return refundedBlocks(letter, wording)
  }
}
