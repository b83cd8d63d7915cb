const noProvider = 'no provider is configured: sign-in/providers tests go there with one of their own'

/** Calls that no fuzz can bring to an end, and why; each has tests of its own. */
export const unreachable: Record<string, string> = {
  'POST /authenticate-fb': noProvider,
  'POST /authenticate-gmail': noProvider,
  'POST /authenticate-gmail/nonce': noProvider,
  'GET /sign-in-with/{provider}': noProvider,
  'GET /sign-in-with/{provider}/return': 'answers with a redirect, whatever comes',
  'POST /user/identities': noProvider,
  'DELETE /user/identities/{provider}': noProvider,
  'POST /page/formatted-cvs/{formatted}/again':
    'only a print that failed is tried again: found-people.test.ts breaks one',
  'POST /page/interviews/{interview}/outcome': 'an interview must have begun: interviews.test.ts moves the clock',
  'GET /vouchers/{hash}': 'none has been given out yet',
  'POST /user-public/create-password/{hash}':
    'everybody in the demo has a password: passwords.test.ts follows the link',
  'GET /jobs/{job}/external-apply': 'answers with a redirect to the employer’s own site, which is its success',
  'POST /user/password-link': 'everybody in the demo has a password',
  'POST /sms-reports': 'the provider’s secret is not set: texting.test.ts reports with one',
  'POST /inbound-mail': 'the mail server’s secret is not set: mail-replies.test.ts hands in real letters',
}
