import type { ReadPrompt, Task } from './read-prompt.ts'

const dataTasks: ReadonlySet<Task> = new Set(['reading', 'notes', 'voice'])

const english =
  'Good afternoon, and welcome to all of you who are here. The two of you have come a long way, and the people around you know it. They will be with you, and this is where it begins for you.'
const portuguese =
  'Sejam muito bem-vindos. Vocês não vieram por acaso: são as pessoas que eles quiseram ter por perto. Foi uma longa estrada, com voltas e também com atalhos, e ela não acaba aqui. Isso vocês já sabem.'

/** A whole answer that is not as it was asked for; any other behaviour leaves it as it is. */
export function spoiltContent(
  content: string,
  behaviour: string,
  prompt: ReadPrompt | undefined,
): string {
  const isData = prompt !== undefined && dataTasks.has(prompt.task)
  switch (behaviour) {
    case 'markdown':
      return isData
        ? `\`\`\`json\n${content}\n\`\`\``
        : `# Text\n\n${content.replace(/^(\S+)/gm, '**$1**')}`
    case 'leaked-tags':
      return isData ? content : `<task>${prompt?.task}</task>\n<facts>\n${content}\n</facts>`
    case 'foreign':
      if (isData) return content
      return prompt?.locale.startsWith('en') ? portuguese : english
    case 'prose':
      return isData ? 'Of course! They met, and they have been happy ever since.' : content
    default:
      return content
  }
}
