import { Fragment } from 'react'

/** A text of the help, with what buttons and fields are called set apart. */
export function Named({ text }: { text: string }) {
  return text.split('**').map((part, index) => {
    // The parts are constants, and never change places.
    const key = `${index} ${part}`
    return index % 2 === 1 ? (
      <strong key={key}>{part}</strong>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
}
