/** docxtemplater as a peer of our documents: the usual way to make a .docx in the browser. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installOnDemand } from '../scripts/install-on-demand.ts'

const versions = { docxtemplater: '3.71.0', pizzip: '3.3.0' }

export const docxPeerNote = Object.entries(versions)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')

/** The file that loads its packages, for bundling; undefined if they cannot be installed. */
export function docxPeerEntry(): string | undefined {
  const folder = installOnDemand({
    folderName: `docxtemplater-${versions.docxtemplater}`,
    dependencies: versions,
    proof: 'docxtemplater/package.json',
  })
  if (folder === undefined) return undefined
  const entry = join(folder, 'docx-peer.js')
  writeFileSync(
    entry,
    "export { default as Docxtemplater } from 'docxtemplater'\nexport { default as PizZip } from 'pizzip'\n",
  )
  return entry
}
