import type { ComponentProps } from 'react'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `main` for the one thing to do next, `quiet` for side actions, `plain` otherwise. */
  look?: 'main' | 'plain' | 'quiet'
}

const classes = { main: 'button button-main', plain: 'button', quiet: 'button button-quiet' }

/** A button that never submits by accident. */
export function Button({ look = 'plain', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${classes[look]} ${className}`} {...rest} />
}
