/**
 * How large a window a server on one's own machine gave its model (docs/design/services.md section 3.10). Each of them says it
 * in a place of its own, and none in the protocol that they share.
 */
import * as v from 'valibot'
import type { AskServer } from './dialect.ts'

const tokens = v.pipe(v.number(), v.integer(), v.minValue(1))

/** vLLM says it in the list that everybody has. */
const listSchema = v.object({
  data: v.array(v.object({ id: v.string(), max_model_len: v.nullish(tokens) })),
})

/** Ollama, of the models in its memory. */
const runningSchema = v.object({
  models: v.array(v.object({ name: v.string(), context_length: v.optional(tokens) })),
})

/** llama.cpp, of its only model: what one of its slots holds. */
const propsSchema = v.object({ default_generation_settings: v.object({ n_ctx: tokens }) })

/** LM Studio; a model that is not loaded has no window yet. */
const studioSchema = v.object({
  data: v.array(v.object({ id: v.string(), loaded_context_length: v.optional(tokens) })),
})

/**
 * Asks the server in the words of each in turn. Ollama decides the window when it loads the model, so a model that is not
 * in its memory is loaded first, as the request that follows would do anyway.
 */
export async function localContextTokens(
  model: string,
  ask: AskServer,
): Promise<number | undefined> {
  const list = await ask('/v1/models')
  return (
    listedTokens(model, list) ??
    (await ofOllama(model, ask)) ??
    (await ofLlamaCpp(ask)) ??
    (await ofStudio(model, ask))
  )
}

/** A server that serves one model under several names says it of one of them. */
function listedTokens(model: string, list: unknown): number | undefined {
  if (!v.is(listSchema, list)) return undefined
  const telling = list.data.filter(({ max_model_len }) => max_model_len)
  return (telling.find(({ id }) => id === model) ?? telling.at(0))?.max_model_len ?? undefined
}

async function ofOllama(model: string, ask: AskServer): Promise<number | undefined> {
  const before = await runningAtOllama(model, ask)
  if (before === 'not-ollama') return undefined
  if (before !== 'not-loaded') return before
  await ask('/api/generate', { model, stream: false })
  const after = await runningAtOllama(model, ask)
  return typeof after === 'number' ? after : undefined
}

async function runningAtOllama(
  model: string,
  ask: AskServer,
): Promise<number | undefined | 'not-loaded' | 'not-ollama'> {
  const running = await ask('/api/ps')
  if (!v.is(runningSchema, running)) return 'not-ollama'
  const found = running.models.find(({ name }) => name === model || name === `${model}:latest`)
  return found === undefined ? 'not-loaded' : found.context_length
}

async function ofLlamaCpp(ask: AskServer): Promise<number | undefined> {
  const props = await ask('/props')
  return v.is(propsSchema, props) ? props.default_generation_settings.n_ctx : undefined
}

async function ofStudio(model: string, ask: AskServer): Promise<number | undefined> {
  const models = await ask('/api/v0/models')
  if (!v.is(studioSchema, models)) return undefined
  return models.data.find(({ id }) => id === model)?.loaded_context_length
}
