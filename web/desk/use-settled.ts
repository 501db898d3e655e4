import { useEffect, useState } from 'react'

/** The value once it has not changed for a while. */
export function useSettled<Value>(value: Value, quietMs: number): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
