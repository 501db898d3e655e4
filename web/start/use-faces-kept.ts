import { useEffect } from 'react'
import { browserDevice } from '../storage/device.ts'
import { facesKey } from '../storage/keys.ts'

/** Remembers that this device has the faces, so that the next page is first painted in them (start/show-faces.ts). */
export function useFacesKept(): void {
  useEffect(() => {
    void document.fonts.ready.then((faces) => {
      if ([...faces].some(({ status }) => status === 'loaded')) browserDevice.write(facesKey, '1')
    })
  }, [])
}
