/** The rituals of the ceremony in English, as they are read aloud before the guests (seed section 7). */
import { englishPossessive } from '../../grammar.ts'
import { direction, says } from '../../script-line.ts'
import type { RitualMessages } from '../pt/rituals.ts'

export const rituals: RitualMessages = {
  ringsMoment: ({ groom, bride }) => [
    direction('The rings are brought forward and handed to the celebrant.'),
    direction('Suggested reading, for the celebrant or for someone dear to the couple.'),
    says(
      'celebrant',
      'If you came here today wearing a wedding ring, touch it for a moment with your thumb. You may have stopped noticing it years ago. It has been through dishwater and winter gloves, through waiting rooms and summers at the beach, and in all that time it has never once asked for your attention. It simply stayed.',
    ),
    says(
      'celebrant',
      'In the seventeenth century, an English mathematician needed a sign for the thing that has no end. He did not draw a line running off the edge of the page. He drew a loop that crosses itself and comes home: out to one side, back through the middle, out to the other side, and back through the middle again. Lay two rings side by side until they touch, and there it is. Infinity had been sitting in a jeweler’s window all along.',
    ),
    says(
      'celebrant',
      `Look at what the shape is telling us. It has two sides, and neither one swallows the other. Each goes out into its own wide world, with its own work and its own friends and its own way of making coffee. And each of them, however far it swings, comes back through the same small place where the two of them meet. What ${groom} and ${bride} are about to give each other is that place.`,
    ),
    says(
      'celebrant',
      'One day these rings will be scratched and a little out of round. By then, with luck, the two people wearing them will have stopped noticing. The rings will simply have stayed.',
    ),
  ],

  ringVows: ({ groom, bride }) => [
    says(
      'celebrant',
      `${groom} and ${bride}, please turn to each other and let go of everything except each other’s hands. I will give you the words a few at a time. There is no hurry, and nobody here minds if your voice shakes. Ours would.`,
    ),
    direction(
      `${groom} takes ${englishPossessive(bride)} left hand, holds the ring at the tip of her finger and repeats each line after the celebrant.`,
    ),
    says('groom', `${bride}, this ring is a small thing to carry so large a promise.`),
    says('groom', 'I give you my time, my patience and the benefit of the doubt.'),
    says(
      'groom',
      'On your best days, I will be the loudest one cheering. On your worst, I will be the one who stays.',
    ),
    says('groom', 'With this ring, I marry you.'),
    direction(
      `${groom} puts the ring on her finger. Then ${bride} takes ${englishPossessive(groom)} left hand and repeats each line after the celebrant.`,
    ),
    says('bride', `${groom}, today I choose you in front of everyone.`),
    says(
      'bride',
      'Tomorrow I will choose you again with nobody watching, and I promise to keep doing it, on purpose, on the most ordinary of days.',
    ),
    says(
      'bride',
      'When we get it wrong, and sometimes we will, I promise to reach across the table first.',
    ),
    says('bride', 'With this ring, I marry you.'),
    direction(`${bride} puts the ring on his finger. The celebrant lets the moment settle.`),
    says(
      'celebrant',
      'There. What you could only say until now has become something you can hold. When words run short, look down at your hand. The answer you gave today will still be there.',
    ),
  ],

  personalVows: ({ groom, bride }) => [
    says(
      'celebrant',
      'Those words were borrowed. People have been saying something like them for a very long time, and they have been worn smooth by all that use. The next ones belong to the two of you alone. Nobody handed them to you, and nobody else could ever use them.',
    ),
    says(
      'celebrant',
      `To everyone listening: this is the part you will be asked about tomorrow. ${groom} and ${bride}, forget that I said so. Look at each other, breathe, and begin whenever you are ready.`,
    ),
    direction(`${groom} reads his vows. The celebrant holds the microphone if need be.`),
    direction(`${bride} reads her vows.`),
    says(
      'celebrant',
      'Thank you for letting us overhear that. Whatever you wrote it on, keep it. There will come an evening, years from now, when one of you asks to hear it again, and the other finds that there is hardly a word to change.',
    ),
  ],

  recordSigning: ({ groom, bride }) => [
    direction(
      'The record and a pen lie ready on the table. The couple and the celebrant go over to it.',
    ),
    says(
      'celebrant',
      'The law has its own form for a marriage, with boxes to fill in and a fee to pay. This is not that form. This page has no legal force whatsoever. What it has is a date, a place, your handwriting and the names of people who saw it happen. Years from now it may slip out from between the pages of a book, and it will tell whoever picks it up everything they need to know: there was a day, and these two people meant it.',
    ),
    says(
      'celebrant',
      `${groom} and ${bride}, please sign. If your signatures are not at their best, so much the better. Let the record show that your hands were shaking.`,
    ),
    direction(`${groom} signs, then ${bride}.`),
    says(
      'celebrant',
      'And now the friends who stand beside them. When you sign, you are not only saying that you saw this. You are saying that you will remind them of it, should they ever need reminding.',
    ),
    direction('The wedding party signs. The celebrant holds the page up for all to see.'),
    says('celebrant', 'Signed, witnessed and not to be forgotten.'),
  ],

  religiousMoment: ({ groom, bride }) => [
    direction(
      'Optional: read only if the couple wishes. A prayer, a reading or a song from the family’s own faith may take its place.',
    ),
    says(
      'celebrant',
      'Let us pray, each in our own way. If prayer is not your language, lend us your good wishes and your silence. There is room for those too.',
    ),
    says(
      'celebrant',
      `God of all beginnings, you knew these two before they knew each other. Bless ${groom} and ${bride}, and bless the home they will make. Keep its door easy to open and its table easy to lengthen. Give them bread enough to share and sense enough to rest. Give them laughter that turns up in the middle of an argument, and forgiveness that keeps no accounts. When one of them is tired, let the other be strong; when both are tired, send them friends. And let the love of those who raised them, and of those we are missing today, live on in the way they treat each other.`,
    ),
    says('celebrant', 'Amen.'),
  ],

  sandCeremony: ({ groom, bride }) => [
    direction(
      'On the table stand an empty glass vase and two smaller vessels of sand in different colors. The couple stands behind the table, facing the guests.',
    ),
    says(
      'celebrant',
      `Every grain of sand used to be something larger: a cliff, a shell, a mountain that was in no hurry. Rivers have carried it and tides have turned it over, and it is small only because of everything it has come through. We are not so different. By the time two people stand where ${groom} and ${bride} are standing, each has been shaped by a thousand things that the other was not there to see.`,
    ),
    says(
      'celebrant',
      `So before anything is mixed, let us honor what each of you brings. ${groom}, please pour a little of your sand, for the people who raised you and the road that led you here. ${bride}, please pour a little of yours.`,
    ),
    direction(`${groom} pours one layer; then ${bride} pours another on top of it.`),
    says(
      'celebrant',
      'Those first two layers will stay as they are, one plainly his and one plainly hers. A good marriage does not ask anyone to disappear. And now, together, all the rest.',
    ),
    direction('They pour what is left at the same time. Music. Wait for the last grain to fall.'),
    says(
      'celebrant',
      'You can still see both colors in there. What you can no longer find is the line between them. All the patience in the world and the finest pair of tweezers could not put every grain back where it came from. From now on, the only way to carry one is to carry both. Keep this vase somewhere you will pass it every day. And on the mornings when you feel like two separate people in a hurry, let it disagree with you.',
    ),
  ],

  timeCapsule: ({ groom, bride }) => [
    direction('The box is brought forward, open, and set down in front of the couple.'),
    says(
      'celebrant',
      `${groom} and ${bride}, here is the one wedding gift you are not allowed to open.`,
    ),
    says(
      'celebrant',
      'Into it go the letters you have written to each other, and notes from people who love you. There is a bottle as well, because whoever opens this box is going to want a glass of something.',
    ),
    direction(
      `${groom} and ${bride} lay their letters in the box. The wedding party adds the notes and the bottle, and the couple closes the lid.`,
    ),
    says(
      'celebrant',
      'You are sending this box to two people you have not met yet. They have your names. They may have gray in their hair and a different address. They will have had some wonderful years, and perhaps one they would not care to repeat, and they will no longer be sure what song was playing when one of them walked down the aisle. They are going to be very glad to hear from you.',
    ),
    says(
      'celebrant',
      'So, ten years from today, sit down on the floor together, pour the wine and read them what you wrote. And if a hard season comes before then, do not wait. Nobody here will hold you to the date. The paper and the wine are only there for company. What you are keeping in this box is the evidence that on this day, in front of all of us, you were sure.',
    ),
  ],
}
