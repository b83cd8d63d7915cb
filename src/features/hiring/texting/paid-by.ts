type Paid = { id: string; page_id: string; segments: number; application_id: string }

/** What the ledger knows a text by. */
export const paidBy = ({ id, page_id, segments, application_id }: Paid) => ({
  page: page_id,
  kind: 'sms' as const,
  amount: segments,
  key: `text:${id}`,
  about: { for: 'text', application: application_id },
})
