import type { Dialect } from './dialects.ts'

export interface ContextState {
  tellsContext: Dialect['tellsContext']
  contextTokens: number
  /** The models that have been asked something; a server that loads them on demand has the others on its disk alone. */
  loaded: ReadonlySet<string>
}

/** The window in the list of models, where the server says it there. */
export function listedContext({ tellsContext, contextTokens }: ContextState): object {
  return tellsContext === 'models' ? { max_model_len: contextTokens } : {}
}

/** What the server answers at an address of its own where its window stands; undefined where it has no such address. */
export function contextAnswer(
  path: string,
  { tellsContext, contextTokens, loaded }: ContextState,
): object | undefined {
  if (tellsContext === 'running' && path === '/api/ps') {
    return {
      models: [...loaded].map((name) => ({
        ...{ name, model: name, size: 1, size_vram: 1, digest: '0', details: {} },
        context_length: contextTokens,
      })),
    }
  }
  if (tellsContext === 'props' && path === '/props') {
    return {
      default_generation_settings: { id: 0, n_ctx: contextTokens, params: {} },
      ...{ total_slots: 1, model_alias: 'sandbox', chat_template: '' },
    }
  }
  if (tellsContext === 'studio' && path === '/api/v0/models') {
    const model = { object: 'model', type: 'llm', max_context_length: 131_072 }
    const running = { ...model, state: 'loaded', loaded_context_length: contextTokens }
    return {
      object: 'list',
      data: [
        { ...model, id: 'on-disk', state: 'not-loaded' },
        ...[...loaded].map((id) => ({ ...running, id })),
      ],
    }
  }
  return undefined
}
