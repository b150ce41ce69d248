/** How much work a topic is for as long as somebody hears it: of how many matches its prices are made. A list is everybody's. */
export const weightOf = (topic: string): number => (topic.startsWith('coupon:') ? topic.split('.').length : 1);
