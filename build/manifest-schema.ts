import { PluginEntry, PluginManifest, PluginSlotName } from '../contracts/plugin.ts';
import { PluginTexts } from '../contracts/plugin-texts.ts';
import { slotNames } from '../contracts/slots.ts';
import { z } from '../contracts/zod.ts';

/**
 * The public JSON Schema of the manifest: editors then offer the slots of this host, and mark any other. The page reads
 * `texts` piece by piece, so the entry itself takes anything there.
 */
export const manifestSchema = () =>
  z.toJSONSchema(PluginManifest, {
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === PluginSlotName) jsonSchema.enum = [...slotNames];
      if ((zodSchema as unknown) === PluginEntry.shape.texts.def.innerType)
        Object.assign(jsonSchema, z.toJSONSchema(PluginTexts), { $schema: undefined });
    },
  });
