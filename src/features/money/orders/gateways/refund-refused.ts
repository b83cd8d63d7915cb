/** A payment service says that it will not give money back, and why: to ask again unchanged is of no use. */
export class RefundRefused extends Error {}
