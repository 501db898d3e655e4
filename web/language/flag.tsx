import type { ReactNode } from 'react'
import type { Language } from '#core/languages.ts'

/** Drawn here because several systems have no flag emoji; on white. */
const drawings: Record<Language, ReactNode> = {
  pt: (
    <>
      <path fill="#009739" d="M0 0h30v20H0z" />
      <path fill="#fedd00" d="m15 2.2 12.4 7.8L15 17.8 2.6 10z" />
      <circle cx="15" cy="10" r="4.4" fill="#012169" />
      <path fill="none" stroke="#fff" strokeWidth=".9" d="M10.8 9.2a8.6 8.6 0 0 1 8.2 2.9" />
    </>
  ),
  en: (
    <>
      <path stroke="#b31942" strokeWidth="30" strokeDasharray="1.54" d="M15 0v20" />
      <path fill="#0a3161" d="M0 0h12.6v10.77H0z" />
      <path
        stroke="#fff"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeDasharray="0 2.2"
        d="M2 1.9h10M2 4.2h10M2 6.5h10M2 8.8h10"
      />
    </>
  ),
  fr: (
    <>
      <path fill="#000091" d="M0 0h10v20H0z" />
      <path fill="#e1000f" d="M20 0h10v20H20z" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h30v20H0z" />
      <path fill="#f1bf00" d="M0 5h30v10H0z" />
      <path fill="#aa151b" d="M6.5 7.4h4v3.4a2 2 0 0 1-4 0z" />
    </>
  ),
}

/** A language's flag, decorating its name. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg className="flag" viewBox="0 0 30 20" aria-hidden="true">
      {drawings[language]}
    </svg>
  )
}
