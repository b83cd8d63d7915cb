/** Why somebody is declined, as the team reads it and as the person is told. */
export type Reason = { id: string; text: string; told: string }
/** What may be answered. */
export type How = 'reply' | 'pool' | 'add_to_job' | 'reject'
