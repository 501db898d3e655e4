/** Serves the certificate and verifies webhooks by their exact text (docs/design/services.md section 2.7). */
import * as v from 'valibot'
import type { SandboxApp } from '../payment-provider/listen.ts'
import { errorAnswer } from './answers.ts'
import type { Signer } from './signing.ts'

const questionSchema = v.object({
  auth_algo: v.literal('SHA256withRSA'),
  cert_url: v.string(),
  transmission_id: v.string(),
  transmission_sig: v.string(),
  transmission_time: v.string(),
  webhook_id: v.string(),
  webhook_event: v.record(v.string(), v.unknown()),
})

export function addWebhookApi(app: SandboxApp, signer: Signer, webhookId: string): void {
  app.get('/v1/notifications/certs/:id', (c) =>
    c.req.param('id') === signer.certificateId
      ? c.text(signer.certificatePem, 200, { 'content-type': 'application/x-pem-file' })
      : c.text('', 404),
  )

  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const text = await c.req.text()
    const parsed = v.safeParse(questionSchema, JSON.parse(text))
    if (!parsed.success) return c.json(errorAnswer(400, 'VALIDATION_ERROR'), 400)
    const { transmission_id, transmission_time, transmission_sig, webhook_id } = parsed.output
    // The provider compares the text exactly as sent, not what it parses to.
    const start = text.indexOf('"webhook_event":') + '"webhook_event":'.length
    const genuine =
      webhook_id === webhookId &&
      signer.isGenuine({
        id: transmission_id,
        time: transmission_time,
        signature: transmission_sig,
        webhookId,
        body: text.slice(start, text.lastIndexOf('}')),
      })
    return c.json({ verification_status: genuine ? 'SUCCESS' : 'FAILURE' })
  })
}
