/** Why a payment the provider told us about changed nothing. */
export type Refusal = 'collector' | 'currency' | 'amount' | 'reference'
