import type { Phrases } from '../phrases';
export const phrases: Phrases = [];
