/** What a Portuguese speaker types to find a piece. */
import type { SearchWords } from './search-words.ts'

export const searchWords: SearchWords = {
  actors: {
    parents: 'pai mãe pais família sogros',
    children: 'criança filho filha enteado neto sobrinho',
    attendants: 'padrinho madrinha testemunha damas pajem',
    guests: 'convidado amigo público todos',
    reader: 'leitor leitora amigo parente madrinha',
  },
  pieces: {
    opening: 'começo início abertura boas-vindas celular telefone foto silêncio',
    sittingDown: 'sentar cadeira lugar de pé levantar',
    whoIAm: 'celebrante apresentação quem sou eu',
    parentsThanks: 'agradecer obrigado gratidão homenagem avós família',
    remembrance:
      'memória saudade ausente falecido morreu luto homenagem in memoriam avó avô quem partiu vela',
    reading: 'poema poesia texto bíblia trecho livro ler versículo',
    consent: 'sim aceito aceita consentimento pergunta resposta concordar',
    ringsMoment: 'anel anéis entrada das alianças pajem infinito',
    ringVows: 'anel anéis trocar promessa voto juramento',
    repeatedVows: 'promessa juramento prometer frase',
    personalVows: 'promessa juramento próprios carta escritos',
    ringWarming: 'anel anéis aquecer energia bênção desejo passar',
    sandCeremony: 'areia mistura união famílias cores filhos praia',
    candles: 'vela luz fogo acender chama união famílias',
    wineCup: 'vinho beber brinde cálice copo suco',
    tree: 'plantar planta plantio terra semente jardim raiz natureza regar',
    handsTied: 'laço nó amarrar fita corda mãos handfasting celta união',
    footWashing: 'lavar pés água bacia humildade serviço bíblia',
    roses: 'flor rosa mãe sogra presente homenagem famílias',
    timeCapsule: 'carta caixa futuro vinho aniversário mensagem guardar',
    recordSigning: 'assinar certidão documento ata papel caneta lembrança',
    prayer:
      'oração rezar reza bênção deus religião fé católica evangélica espírita pai nosso silêncio',
    parentsBlessing: 'bênção abençoar pai mãe avós padrinhos',
    coupleChildren: 'criança filho filha enteado neto presente família',
    renewal: 'bodas aniversário anos de casados renovar de novo',
    finalKissNote: 'beijo foto fotógrafo final',
    declaration: 'declaro casados marido mulher esposa pronunciar final beijo',
    presentation: 'recém-casados apresentar aplauso nomes sobrenome',
    exit: 'sair saída cortejo pétala bolha arroz fim festa',
  },
}
