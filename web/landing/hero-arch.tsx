import { leavesAlong, type Stem, stemPath } from './branch.ts'

/** The garland over the arch's left shoulder, in two stems that part at the top, and a smaller spray at its foot. */
const branches: readonly { stem: Stem; pairs: number; size: number }[] = [
  {
    stem: [
      [108, 118],
      [66, 152],
      [44, 214],
      [50, 300],
    ],
    pairs: 6,
    size: 1.2,
  },
  {
    stem: [
      [112, 112],
      [150, 62],
      [214, 46],
      [272, 66],
    ],
    pairs: 5,
    size: 1.15,
  },
  {
    stem: [
      [352, 474],
      [372, 440],
      [374, 398],
      [362, 350],
    ],
    pairs: 3,
    size: 1.05,
  },
]

const flowers = [
  { x: 108, y: 120, size: 1.15 },
  { x: 140, y: 92, size: 0.8 },
  { x: 82, y: 152, size: 0.72 },
  { x: 350, y: 470, size: 0.9 },
] as const

const berries = [
  [164, 66],
  [172, 78],
  [62, 186],
  [56, 174],
] as const

const petals = [0, 72, 144, 216, 288] as const

/** An arch with a garland, which frames what is written in it. In the page's own colours, light and dark. */
export function HeroArch({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 420 510" fill="none" aria-hidden="true">
      <defs>
        <path id="hero-leaf" d="M0 0C4-8 15-11 27-4 18 4 8 6 0 0zM3-1 19-3" />
        <g id="hero-flower">
          {petals.map((turn) => (
            <path
              key={turn}
              d="M0 0C-13-7-13-22 0-25 13-22 13-7 0 0z"
              transform={`rotate(${turn})`}
            />
          ))}
          <path d="M0-5v-6M5-2l5-3M3 4l4 5M-3 4l-4 5M-5-2l-5-3" />
        </g>
      </defs>

      <path className="fill-sheet stroke-gold" d="M50 488V222a160 160 0 0 1 320 0v266" />
      <path className="stroke-line" d="M60 488V222a150 150 0 0 1 300 0v266" />

      <path className="stroke-gold" d="M16 488h388M40 497h340" />

      <g className="hero-branch">
        {branches.map(({ stem, pairs, size }) => (
          <g key={stemPath(stem)}>
            <path d={stemPath(stem)} />
            {leavesAlong(stem, pairs, size).map(({ x, y, turn, size: scale }) => (
              <use
                key={`${x} ${y} ${turn}`}
                href="#hero-leaf"
                transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}
              />
            ))}
          </g>
        ))}
      </g>
      <g className="fill-gold">
        {berries.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" />
        ))}
      </g>
      <g className="hero-flower">
        {flowers.map(({ x, y, size }) => (
          <use
            key={`${x} ${y}`}
            href="#hero-flower"
            transform={`translate(${x} ${y})scale(${size})`}
          />
        ))}
      </g>
    </svg>
  )
}
