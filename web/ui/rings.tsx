/** The product's mark: two rings, one passing over and under the other. */
export function Rings({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 44 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M20.1 24.2A11 11 0 1 1 23.6 21.9" />
      <path d="M23.9 3.8A11 11 0 1 1 20.4 6.1" />
    </svg>
  )
}
