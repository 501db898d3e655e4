/** Who marries in the United Kingdom. */
import type { CountryLaw } from '../country-law.ts'

export const unitedKingdom: CountryLaw = {
  country: 'GB',
  marriedBy: 'mixed',
  line: {
    pt: 'Na Inglaterra e no País de Gales, esta cerimônia é simbólica: quem faz o casamento é o oficial de registro ou um ministro autorizado. Na Escócia e na Irlanda do Norte, ela só vale se você tiver autorização e o documento oficial em mãos.',
    en: 'In England and Wales this ceremony is symbolic: it is a registrar or an authorized minister who legally marries a couple. In Scotland and Northern Ireland it is legally binding only if you are authorized and the marriage schedule is present.',
    fr: 'En Angleterre et au pays de Galles, cette cérémonie est symbolique : c’est le registrar ou un ministre du culte autorisé qui marie. En Écosse et en Irlande du Nord, il vous faut l’autorisation et le document officiel.',
    es: 'En Inglaterra y Gales esta ceremonia es simbólica: casa el funcionario del registro o un ministro de culto autorizado. En Escocia e Irlanda del Norte solo es válida si tienes autorización y el documento oficial.',
  },
  sources: [
    {
      what: 'The words before the registrar, 2019',
      at: 'kellyhcelebrant.co.uk/post/the-legal-bit',
    },
    { what: 'Marriage (Scotland) Act 1977, ss. 9 and 24', at: 'legislation.gov.uk/ukpga/1977/15' },
    { what: 'Northern Ireland: humanist marriages', at: 'humanists.uk/2022/07/01' },
    {
      what: 'Humanist Society Scotland: getting married, the legal process',
      at: 'humanism.scot/…/getting-married-the-legal-process',
    },
  ],
  words: [
    {
      by: 'authority',
      quote:
        'I do solemnly declare that I know not of any lawful impediment why I … may not be joined in matrimony to …',
      source: {
        what: 'The words before the registrar, 2019',
        at: 'kellyhcelebrant.co.uk/post/the-legal-bit',
      },
      region: 'England and Wales',
    },
    {
      by: 'authority',
      quote:
        'I call upon these persons here present to witness that I … do take thee … to be my lawful wedded wife/husband',
      source: {
        what: 'The words before the registrar, 2019',
        at: 'kellyhcelebrant.co.uk/post/the-legal-bit',
      },
      region: 'England and Wales',
    },
    {
      by: 'authority',
      quote: 'I declare that I know of no legal reason why I … may not be joined in marriage to …',
      source: { what: 'Marriage Act 1949, s. 44, as amended in 1996', at: 'legalize.dev' },
      region: 'England and Wales',
    },
    {
      by: 'couple',
      quote: 'I NAME accept you, NAME, in marriage',
      script: 'I, {me.full}, accept you, {you.full}, in marriage.',
      source: {
        what: 'Humanist Society Scotland: getting married, the legal process',
        at: 'humanism.scot/…/getting-married-the-legal-process',
      },
      region: 'Scotland',
    },
    {
      by: 'couple',
      quote:
        'that they accept each other as husband and wife or as husband and husband or as wife and wife',
      source: {
        what: 'Marriage (Northern Ireland) Order 2003, art. 19',
        at: 'legislation.gov.uk/nisi/2003/413/article/19',
      },
      region: 'Northern Ireland',
    },
  ],
}
