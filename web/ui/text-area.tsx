import type { ComponentProps, ReactNode } from 'react'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  onValue: (value: string) => void
  /** Drawn over the text, letter upon letter. */
  over?: ReactNode
}

/** A text area as tall as its text. No `maxlength`: pasted text is never cut (docs/design/shape.md section 2). */
export function TextArea({ value, onValue, over, className = 'input', ...rest }: TextAreaProps) {
  return (
    <div className="growing" data-text={value}>
      <textarea
        {...rest}
        className={className}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {over}
    </div>
  )
}
