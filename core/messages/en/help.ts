/** The help, in English. */
import type { HelpMessages } from '../shape/help.ts'
import { altar } from './altar.ts'
import { check } from './check.ts'
import { copies } from './copies.ts'
import { couple } from './couple.ts'
import { creator } from './creator.ts'
import { dayKit } from './day-kit.ts'
import { desk } from './desk.ts'
import { held } from './held.ts'
import { paper } from './paper.ts'
import { plan } from './plan.ts'
import { rewriting } from './rewriting.ts'
import { screens } from './screens.ts'
import { shelf } from './shelf.ts'

const { bar, sheet } = desk
const { actions } = screens

export const help: HelpMessages = {
  title: 'Help',
  description:
    'One short page for each job, from the couple’s first answer to the big day. Once you’ve been here, it opens without internet too.',
  search: 'Search the help',
  found: ({ number, form }) =>
    form === 'one' ? `${number} page covers this.` : `${number} pages cover this.`,
  nothingFound: 'No page covers this. Try another word.',
  others: 'More help',
  pages: {
    write: {
      title: 'Write your first script',
      description:
        'Two names and whatever the couple told you are enough. Minutes later you have a whole script to read and change.',
      steps: [
        `The first time, you’ll see a card called **${couple.start.heading}**. Type both names and add what you know about the couple, any way you like. Pasting in a chat is fine.`,
        `Press **${couple.start.write}**. Your notes are sorted under the five questions, word for word, and the texts start to appear in the script.`,
        `Would you rather ask the couple? Open **${screens.header.instructions}**, press **${creator.instructions.copyLink}** and send them the list. Paste in their answers when they come back, then press **${actions.generate}**.`,
        `At the end, **${bar.rehearse}**, **${bar.paper}** and **${bar.sendCopy}** (or **${bar.downloadCopy}**) are waiting for you. They stay under **${bar.save}**.`,
      ],
      notes: [
        'No answer is required, but details are what make a ceremony theirs: a place, a gesture, something somebody said.',
        `Is there anything guests shouldn’t hear? Put it under **${couple.wishes.leaveUnsaid}**, or select the words in an answer and press **${held.leaveOut}**. Whatever somebody asked to keep quiet is marked in the answer itself, with the reason and an **${held.mayBeSaid}** next to it.`,
        `Generating again never costs you the old text. You’ll find it under **${sheet.versions}**.`,
      ],
      picture: 'The questions on a phone, each with the couple’s answer pasted in below it.',
      place: screens.header.title,
    },
    shape: {
      title: 'Make the script your own',
      description:
        'The words, the order, the rituals: you can change all of it, and undo any change.',
      steps: [
        'To change a sentence, tap it and type. Enter starts a new line.',
        `**${desk.areas.plan}** shows how the day unfolds. The switch beside a name takes that part out or puts it back. Drag a part, or use its arrows, to move it.`,
        `**${plan.add.action}** opens a library of rituals and readings. Under a part’s three dots, **${plan.otherWording}** offers you other versions of it.`,
        `In the script itself, the three dots beside a passage hold **${sheet.rewrite}**. Ask for **${rewriting.ways.shorter}** or **${rewriting.ways.lighter}**, or say what you want in your own words. Compare the two, then press **${rewriting.take}** or leave things as they were.`,
      ],
      notes: [
        `Changed your mind? The curved arrow, or Ctrl+Z, goes back one step at a time. **${sheet.versions}** keeps the earlier texts with their date and time.`,
        `**${desk.find.open}** changes a word all through the script. If one of the couple’s names changes, Enlace asks where to replace it.`,
        `Especially happy with a part? **${plan.own.keep}** saves it for later couples, without this couple’s names.`,
      ],
      picture: 'The ceremony order on a phone: a switch, a name and the minutes for each part.',
      place: screens.header.title,
    },
    check: {
      title: 'Check it before you read it',
      description:
        'Enlace compares the script with what the couple told you and points out what deserves a second look.',
      steps: [
        `Press **${bar.check}**. On a phone you’ll find it at the end of the script.`,
        `Start with anything marked **${check.severity.red}**: something you were asked not to say, an old name or another couple’s, a surprise someone mustn’t hear, a word that doesn’t fit the person.`,
        `**${check.source}** shows you the couple’s own words behind a sentence. If there aren’t any, ask the couple or cut the line.`,
        `**${check.goTo}** brings you to the line so you can fix it on the spot. If it’s fine the way it is, press **${check.accept}** and it won’t come up again.`,
      ],
      notes: [
        `**${check.severity.mark}** and **${check.severity.note}** only ask for a glance: a name or a number nobody mentioned, a sentence too long for one breath, a phrase people hear at every wedding.`,
        'Nothing is corrected behind your back. Almost everything is checked on your device, even without internet. When you’re online, the writing service also looks for anything in the script that nobody told you. Secrets are never sent.',
        `Under **${bar.save}**, a reminder tells you how many important points are still open.`,
      ],
      picture:
        'The list of findings: a sentence, the word in question, and buttons to go there, see its source or accept it.',
      place: screens.header.title,
    },
    altar: {
      title: 'Read it from your phone on the day',
      description:
        'Large type, one page at a time, a screen that stays on and no buttons in the way. No internet needed.',
      steps: [
        `On the device you’ll be reading from, press **${bar.save}**, then **${bar.altar}**. Make sure the names and the date at the top are the right ones.`,
        `Under **${altar.before.heading}**, press **${altar.before.trial}**. The page opens again with the network cut off and tells you if everything is really there.`,
        `Press **${altar.way.rehearse}** and read out loud. Enlace learns your pace and adjusts the ceremony’s timing.`,
        `Under **${altar.look.heading}**, choose what suits the place: bright sun, night or candlelight.`,
        `When it’s time, switch to airplane mode and press **${altar.way.begin}**. A tap turns the page; a tap on the left edge turns it back.`,
      ],
      notes: [
        `To see the buttons, hold your finger on the screen for a second. There you’ll find **${altar.reading.skip}** and **${altar.reading.correct}**.`,
        `A tricky name? Spell it the way it sounds under **${altar.names.heading}**. It appears in small type above the name, and only you see it.`,
        `If the page ever closes, open it again and press **${altar.way.goOn}**. Carry a copy on paper all the same.`,
      ],
      picture:
        'The page you see before reading: the couple’s names, the date and the button to begin.',
      place: altar.title,
    },
    paper: {
      title: 'Print it, or save it as PDF or Word',
      description:
        'Cue cards that fit your hand, sheets for the team, each person’s vows and a keepsake for the couple.',
      steps: [
        `Press **${bar.save}**, then **${bar.paper}**.`,
        `Under **${paper.what}**, choose **${paper.cards}** for yourself, **${paper.team}** for the coordinator, musicians and photographer, **${dayKit.title}** for what to bring, or **${paper.keepsake}**. Each person’s vows come on cards of their own.`,
        `Set **${paper.size}** and **${paper.type}**, and look through the cards on the screen. None of them cuts you off in the middle of a phrase.`,
        `Press **${paper.print}** and, in the print window, set the margins to none. For a PDF of your cards, press **${paper.pdf}**; for anything else, choose to save as PDF when you print.`,
      ],
      notes: [
        'Changed something after printing? Open the page again. It tells you which cards are different, so you only replace those.',
        `To go on working in another program, use **${actions.saveDocument}** under **${bar.save}**. The file opens in Word, Google Docs and LibreOffice.`,
        'You can still print and save after your access ends.',
      ],
      picture: 'A cue card in large type, ready to print.',
      place: paper.title,
    },
    device: {
      title: 'Move to another device',
      description:
        'A ceremony stays on the device where you wrote it. To open it somewhere else, bring it along in a file.',
      steps: [
        `On the device where you wrote it, press the couple’s names at the top. **${shelf.title}** opens.`,
        `Next to the ceremony, press **${copies.carry.title}**, then **${copies.share}** or **${copies.download}**. Send the file to yourself any way you like.`,
        `On the other device, open Enlace, go to **${shelf.title}** and press **${copies.open.title}**. Pick the file you sent.`,
      ],
      notes: [
        'To read on the day, print or fix a name, you don’t have to log in: the button at the bottom of this page leads straight to the ceremonies on that device. To have Enlace write for you, log in with your PIN.',
        'The two devices don’t update each other. If you change the script on one, bring the file over again. The newer version replaces the older one; if both have changed, you’ll have them side by side.',
        `People whose part is a surprise come along only if you check **${copies.carry.withSecrets}**, so even the couple could carry the file for you.`,
      ],
      picture: 'The window that gets the ceremony’s file ready, with the button to download it.',
      place: shelf.title,
    },
    backup: {
      title: 'Make a backup',
      description:
        'Browsers can clear what they store. A file of your own, locked with a code, brings everything back.',
      steps: [
        `Press the couple’s names at the top, then **${copies.backup.title}**.`,
        `The first time, press **${copies.backup.makeCode}**. Write the code down or press **${copies.backup.printCode}**, because you’ll see it only once. Then press **${copies.backup.codeKept}**.`,
        `Press **${copies.share}** or **${copies.download}** and keep the file somewhere other than this device: in your email, in the cloud or on a USB drive.`,
        `To bring everything back, press **${copies.open.title}**, choose the backup, type the code and press **${copies.open.unlock}**. You’ll see what’s in it and what you already have before you press **${copies.open.restore}**.`,
      ],
      notes: [
        'One backup holds all your ceremonies. The next ones use the same code and ask you nothing.',
        `Without the code nobody can open a backup, and that includes us. If you’ve lost it, **${copies.backup.newCode}** takes care of future backups; earlier ones still need the earlier code.`,
        'When should you make one? Whenever a script is finished, and before you replace or wipe a device. Some browsers clear everything from a site you haven’t visited for a week.',
      ],
      picture: 'The backup window, before the first backup.',
      place: shelf.title,
    },
  },
}
