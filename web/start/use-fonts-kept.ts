import { useEffect } from 'react'
import { browserDevice } from '../storage/device.ts'
import { fontsKey } from '../storage/keys.ts'

/**
 * Remembers that this device has the fonts, so that the next page uses them from the first paint (start/show-fonts.ts).
 */
export function useFontsKept(): void {
  useEffect(() => {
    void document.fonts.ready.then((fonts) => {
      if ([...fonts].some(({ status }) => status === 'loaded')) browserDevice.write(fontsKey, '1')
    })
  }, [])
}
