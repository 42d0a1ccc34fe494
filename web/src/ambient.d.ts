declare module "virtual:words/*" {
  const text: string;
  export default text;
}
declare module "virtual:icons" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:icons/*" {
  const bodies: Record<string, string>;
  export default bodies;
}
