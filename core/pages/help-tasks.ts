/** What the help has a page for, in the order in which a celebrant comes to it. */
export const helpTasks = ['write', 'shape', 'check', 'altar', 'paper', 'device', 'backup'] as const

/** What every picture of the help shows, in CSS pixels: part of a phone's window. */
export const helpPicture = { width: 390, height: 480 } as const

export type HelpTask = (typeof helpTasks)[number]
